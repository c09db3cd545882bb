"""`python -m malavita`."""

from .cli.main import main

raise SystemExit(main())

"""Corpora for research: made from a recipe, proved again, and those of others audited."""

from nonet.content.corpora.audit_page import page_of as page_of
from nonet.content.corpora.auditing import Asked as Asked, Audit as Audit, audit as audit
from nonet.content.corpora.making import Order as Order, make as make, require_room as require_room
from nonet.content.corpora.manifest import read_commitment as read_commitment
from nonet.content.corpora.on_ray import RayWorkers as RayWorkers
from nonet.content.corpora.recipe import Recipe as Recipe, read_recipe as read_recipe
from nonet.content.corpora.sealing import read_secret as read_secret, seal as seal
from nonet.content.corpora.units import (
    Job as Job,
    public_seeds as public_seeds,
    secret_seeds as secret_seeds,
)
from nonet.content.corpora.verifying import Fault as Fault, Proof as Proof, verify as verify
from nonet.content.corpora.workers import (
    Alone as Alone,
    LocalWorkers as LocalWorkers,
    Workers as Workers,
)

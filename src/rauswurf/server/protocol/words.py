"""What single values may look like: lengths, ranges and alphabets."""

from typing import Annotated, Any

from msgspec import Meta

MOST_SEATS = 6
CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # nothing that looks like something else
CODE_LENGTH = 6
LANGUAGE = "^[a-z]{2}(-[A-Z]{2})?$"

GameName = Annotated[str, Meta(min_length=1, max_length=40)]
VariantName = Annotated[str, Meta(min_length=1, max_length=40)]
Code = Annotated[str, Meta(pattern=f"^[{CODE_LETTERS}]{{{CODE_LENGTH}}}$")]
Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{43}$")]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Name = Annotated[str, Meta(max_length=24)]
ContributedWords = Annotated[str, Meta(min_length=1, max_length=100)]
ChatText = Annotated[str, Meta(min_length=1, max_length=300)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
PositionText = Annotated[str, Meta(min_length=1, max_length=2000)]
BoardText = Annotated[str, Meta(min_length=1)]  # a file, in TOML
BoardName = Annotated[str, Meta(pattern="^([a-z-]{1,40}|[0-9a-f]{64})$")]  # ours, or a hash
Language = Annotated[str, Meta(pattern=LANGUAGE)]  # any: one that we do not speak is English
Face = Annotated[int, Meta(ge=1, le=6)]
Seconds = Annotated[int, Meta(ge=1, le=24 * 60 * 60)]
Request = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Sequence = Annotated[int, Meta(ge=-1, le=2**53 - 1)]

VariantSetting = Annotated[str, Meta(pattern="^[a-z-]{1,40}=[a-z0-9-]{1,40}$")]  # as in a query
VariantChoice = Annotated[dict[VariantName, VariantName], Meta(max_length=40)]

VIEWS = [{"$ref": f"#/components/schemas/{name}"} for name in ("RaceView", "CardsView")]
# Never read by the server, only written: a client tells the two apart by `family`.
SomeView = Annotated[Any, Meta(extra_json_schema={"anyOf": VIEWS})]
# Written once and kept as bytes.
REPLAY = [{"$ref": "#/components/schemas/Replay"}, {"type": "null"}]
SomeReplay = Annotated[Any, Meta(extra_json_schema={"anyOf": REPLAY})]

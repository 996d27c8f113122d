"""Friends at home: one switch on the invitation, and a phone in the same network plays along."""

from collections.abc import Iterator
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from rauswurf.server.home import home_addresses
from tests.page.house import PATIENCE, House, until
from tests.page.test_access import faults, too_wide
from tests.page.test_together import Both, invite

SWITCH = "Let phones in this network join"
ONLY_HERE = "this link works on this computer only"
LOADED = "image => image.complete && image.naturalWidth > 0"


@pytest.fixture
def phones(browser: Browser) -> Iterator[BrowserContext]:
    """Small phones."""
    with browser.new_context(
        viewport={"width": 360, "height": 740}, locale="en-GB", reduced_motion="reduce"
    ) as context:
        context.set_default_timeout(PATIENCE)
        yield context


@pytest.fixture
def host(phones: BrowserContext) -> Page:
    """Somebody at the machine of the server."""
    return phones.new_page()


@pytest.mark.skipif(not home_addresses(), reason="this machine is in no network")
def test_a_phone_in_the_same_network_joins_by_one_switch(
    browser: Browser, host: Page, own_house: House
) -> None:
    assert "127.0.0.1" in invite(host, own_house)
    expect(host.get_by_text(ONLY_HERE)).to_be_visible()
    expect(host.get_by_role("img", name="QR code of the link")).to_have_count(0)
    assert faults(host) == []
    assert too_wide(host) == []

    host.get_by_role("switch", name=SWITCH).check()
    picture = host.get_by_role("img", name="QR code of the link")
    expect(picture).to_be_visible()
    expect(host.get_by_text(ONLY_HERE)).to_have_count(0)
    expect(host.get_by_text("Everybody in your Wi-Fi can then open")).to_be_visible()
    link = host.get_by_label("Link for your friends").input_value()
    assert urlsplit(link).hostname == home_addresses()[0]
    drawn = urlsplit(str(picture.get_attribute("src")))
    assert parse_qs(drawn.query)["text"] == [link]
    until(host, LOADED, picture.element_handle())
    assert faults(host) == []
    assert too_wide(host) == []

    with browser.new_context(locale="en-GB", reduced_motion="reduce") as there:
        there.set_default_timeout(PATIENCE)
        guest = there.new_page()
        guest.goto(link)
        assert guest.evaluate("isSecureContext") is False, "plain http, as phones at home have it"
        guest.get_by_label("Your name").fill("Zoë")
        guest.get_by_role("button", name="Take a seat").or_(
            guest.get_by_role("button", name="Join")
        ).click()
        Both(host, guest).play(20)

        host.get_by_role("button", name="Table", exact=True).click()
        switch = host.get_by_role("switch", name=SWITCH)
        expect(switch).to_be_checked()
        watching = host.get_by_label("Link for spectators")
        assert urlsplit(watching.input_value()).hostname == home_addresses()[0]
        switch.uncheck()
        expect(host.get_by_text(ONLY_HERE)).to_be_visible()
        expect(guest.get_by_text("Reconnecting")).to_be_visible()


def test_a_machine_without_a_network_says_so(host: Page, house: House) -> None:
    told = {"message": {"id": "server-share-no-network", "values": {}}, "faults": []}
    host.route(
        "**/share",
        lambda route: (
            route.fulfill(status=409, json=told)
            if route.request.method == "POST"
            else route.continue_()
        ),
    )
    invite(host, house)
    switch = host.get_by_role("switch", name=SWITCH)
    switch.click()
    expect(host.get_by_text("This computer is not in a home network.")).to_be_visible()
    expect(switch).not_to_be_checked()
    assert faults(host) == []


@pytest.mark.parametrize("works", [True, False])
def test_without_https_a_link_is_copied_or_left_to_the_reader(
    host: Page, house: House, works: bool
) -> None:
    host.goto(house.address_at_home)
    assert host.evaluate("navigator.clipboard === undefined")
    if not works:
        host.add_init_script("document.execCommand = () => false")
    at_home = House.__new__(House)
    at_home.address = house.address_at_home
    invite(host, at_home)
    host.get_by_role("button", name="Copy").click()
    told = "Copied." if works else "copy it yourself"
    expect(host.get_by_role("status").filter(has_text=told)).to_be_visible()
    assert host.evaluate("String(getSelection())").endswith(
        host.get_by_label("Link for your friends").input_value()
    )

"""What people can have deleted on the page: their name, and the table that they opened."""

import re

import httpx
from playwright.sync_api import Page, expect

from tests.page.house import House
from tests.page.playing import choose


def test_a_name_and_then_the_whole_table_are_deleted(page: Page, house: House) -> None:
    page.goto(house.address)
    choose(page, "madn", 2)
    page.get_by_role("button", name="All on this screen").click()
    page.get_by_role("textbox", name=re.compile("^Name for")).first.fill("Katharina")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("region", name="Table", exact=True)).to_be_visible()
    expect(page.get_by_text("Katharina").first).to_be_visible()
    address = page.url.replace("/t/", "/api/tables/")

    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_text("Delete data").click()
    page.get_by_role("button", name="Remove my name from this table").click()
    expect(page.get_by_role("button", name="Remove my name from this table")).to_be_hidden()
    assert "Katharina" not in httpx.get(address).text
    assert "Katharina" not in httpx.get(f"{address}/record").text

    page.get_by_role("button", name="Delete this table").click()
    page.get_by_role("button", name="Yes, delete it for everybody").click()
    expect(page).to_have_url(house.address)
    assert httpx.get(address).status_code == 404
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()

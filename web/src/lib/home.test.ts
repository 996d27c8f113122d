import { expect, test } from "vitest";
import { isHereOnly } from "./home";

test.each([
  "http://localhost:8520",
  "http://127.0.0.1:8520",
  "http://[::1]:8520",
  "https://localhost",
])("%s is of no use to friends", (origin) => expect(isHereOnly(origin)).toBe(true));

test.each(["http://192.168.1.5:8520", "https://play.example", "http://localhost.example:8520"])(
  "%s can be opened by others",
  (origin) => expect(isHereOnly(origin)).toBe(false),
);

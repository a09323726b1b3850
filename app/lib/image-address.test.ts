import { expect, test } from "vitest";
import { getImageUrl, toImagePath, toSameOriginImage } from "./image-address";

test("toImagePath keeps this site's paths and encodes other addresses, whatever they contain", () => {
  const address = "https://cdn.example/a b/é?x=1&y=/../z";
  const path = toImagePath(address);

  expect(toImagePath("/images/a.jpg")).toBe("/images/a.jpg");
  expect(path).toMatch(/^\/~[\w-]+$/);
  expect(Buffer.from(path.slice(2), "base64url").toString()).toBe(address);
});

test("toSameOriginImage leaves this site's files as they are", () => {
  expect(toSameOriginImage("/logo.svg", 640)).toBe("/logo.svg");
  expect(toSameOriginImage("https://cdn.example/logo.svg", 640)).toBe(
    getImageUrl(toImagePath("https://cdn.example/logo.svg"), 640, "png"),
  );
});

import { expect, test } from "vitest";
import { isProgramPath, normalizeHost, resolveDomain } from "./domain";

const rules = { demoDomain: "demo.localhost", pesilatDomain: "pesilat.localhost" };

test("a host name is compared without port, capitals, brackets and trailing dot", () => {
  expect(normalizeHost("Foundation.LOCALHOST:3000")).toBe("foundation.localhost");
  expect(normalizeHost("[::1]:3000")).toBe("::1");
  expect(normalizeHost("main.example.")).toBe("main.example");
});

test("[TEN10] a host that contains 192.168 is the demo domain, wherever it stands and with a port", () => {
  for (const host of ["192.168.1.20", "192.168.1.20:3000", "lms.192.168.0.4.nip.example"])
    expect(resolveDomain(host, rules)).toBe("demo.localhost");
  expect(resolveDomain("192.169.1.20", rules)).toBe("192.169.1.20");
});

test("[TEN8] only a first segment pesilat, in any case, is a path of the programme", () => {
  for (const path of ["/pesilat", "/Pesilat/Class/ABC123", "/PESILAT/"])
    expect(isProgramPath(path)).toBe(true);
  for (const path of ["/", "/pesilatan", "/Class/pesilat", "//pesilat"])
    expect(isProgramPath(path)).toBe(false);
});

import { data } from "@remix-run/node";

/** A loader's data with the cookies that it renews. */
export function dataWith<T>(value: T, cookies: readonly string[]) {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return data(value, { headers });
}

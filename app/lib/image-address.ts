const encodeBase64Url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const isLocal = (address: string): boolean => address.startsWith("/");

/** Path of an image for the image route: `/images/x.jpg`, or `/~…` with the address of another site. */
export const toImagePath = (address: string): string =>
  isLocal(address) ? address : `/~${encodeBase64Url(address)}`;

/** @param path of `toImagePath` @param width one of the image route's widths, in pixels */
export const getImageUrl = (path: string, width: number, format: string): string =>
  `/_ipx/w_${width},f_${format}${path}`;

/** A single image in place of a set; as it is if this site serves it, because the CSP allows no other. */
export const toSameOriginImage = (address: string, width: number): string =>
  isLocal(address) ? address : getImageUrl(toImagePath(address), width, "png");

const UPLOAD = /^\/Berkas\/[0-9a-f]{32}$/;

/** Image of a record for link previews of other sites, which may know no WebP. */
export const toShareImage = (address: string): string =>
  UPLOAD.test(address) ? getImageUrl(address, 1280, "jpeg") : address;

const ROUTED_IMAGE = /^\/_ipx\/w_\d+,f_\w+(\/.+)$/;

/** The address that `getImageUrl` made a URL of the image route from; any other as it is. */
export function fromImageUrl(url: string): string {
  const [, path = url] = ROUTED_IMAGE.exec(url) ?? [];
  return path.startsWith("/~") ? decodeBase64Url(path.slice(2)) : path;
}

function decodeBase64Url(encoded: string): string {
  const binary = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
}

/** Body of a mail provider's one-click request (RFC 8058, section 3.1). */
const [FIELD, VALUE] = ["List-Unsubscribe", "One-Click"];

/**
 * Whether a POST comes from a mail provider on its user's behalf: without cookies, key or token of a form. Only the
 * secret in its address authorises it.
 */
export async function isOneClickRequest(request: Request): Promise<boolean> {
  const body = await request
    .clone()
    .formData()
    .catch(() => null);
  return body?.get(FIELD) === VALUE;
}

import { AppError } from "../app-error";
import type { RequestContext } from "../request/context";
import { required } from "./required";

/**
 * Whether the tenant has a share image: of its layout, a class, or a post of `postKind`. Both reads
 * are cached, and a missing record is for five seconds.
 * @throws AppError unavailable
 */
export async function hasShareImage(
  { tenant, hosts: { services } }: RequestContext,
  { kind, slug, postKind }: { kind: string; slug: string; postKind: string | undefined },
): Promise<boolean> {
  if (kind === "site") return slug === tenant.setting.layout;
  try {
    if (kind === "class") await required(services.getClassOverview({ query: { slug } }));
    else if (kind === "post" && postKind)
      await required(services.getPost({ query: { kindSlug: postKind, slug } }));
    else return false;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") return false;
    throw error;
  }
}

import { formatCount } from "~/lib/numbers";
import { createPageLinks } from "~/lib/page-links";
import { toPicture, toPictureFields } from "~/lib/picture-fields";
import { PROFILES_PATH, type ProfileFormOutput, profilePath } from "~/lib/profile-fields";
import type { PageLinks } from "~/lib/views";
import type { MentorProfile } from "../hosts/learning/mentor-profiles";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getLearning } from "./learning";
import { required, requiredForStaff } from "./required";

/** The learning host's name for the caller's own profile. */
export const OWN_PROFILE_ID = "me";

export interface ProfileRowView {
  id: string;
  href: string;
  name: string;
  role: string;
  classes: string;
  /** "Foto, riwayat" */
  missing: string;
}

const toRow = ({ id, name, role, avatar, bio, classes }: MentorProfile): ProfileRowView => ({
  id,
  href: profilePath(id),
  name,
  role,
  classes: formatCount(classes),
  missing: [avatar === null && "foto", bio === "" && "riwayat"].filter(Boolean).join(", ") || "–",
});

/** Public profiles of the tenant. @throws AppError forbidden, unavailable */
export async function listMentorProfiles(
  context: RequestContext,
  query: { page: number; search?: string | undefined },
): Promise<{ rows: ProfileRowView[]; links: PageLinks }> {
  const list = await required(getLearning(context).listMentorProfiles({ query }));
  const { search } = query;
  return { rows: list.items.map(toRow), links: createPageLinks(list, PROFILES_PATH, { search }) };
}

/** A profile with the values of its form. @throws AppError forbidden, not-found, unavailable */
export async function getMentorProfile(context: RequestContext, id: string) {
  const profile = await requiredForStaff(getLearning(context).getMentorProfile({ params: { id } }));
  const { name, role, bio, avatar, links, version } = profile;
  return {
    name,
    values: {
      role,
      bio,
      avatar: toPictureFields(avatar === null ? null : { address: avatar, alt: "" }),
      links: links.join("\n"),
      version: String(version),
    },
  };
}
export type ProfileFormValues = Awaited<ReturnType<typeof getMentorProfile>>["values"];

export const PROFILE_FIELD_LABELS: Record<Exclude<keyof ProfileFormValues, "version">, string> = {
  role: "Pekerjaan",
  bio: "Riwayat singkat",
  avatar: "Foto",
  links: "Tautan",
};

/** @throws AppError not-found */
export const saveMentorProfile = (
  context: RequestContext,
  id: string,
  value: ProfileFormOutput,
): Promise<ActionResult> =>
  attempt(context, { fields: [], hostMessages: [409] }, () =>
    getLearning(context).saveMentorProfile({
      params: { id },
      body: {
        role: value.role ?? "",
        bio: value.bio ?? "",
        avatar: toPicture(value.avatar)?.address ?? null,
        links: value.links ?? [],
        version: value.version,
      },
    }),
  );

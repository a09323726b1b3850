import { data, redirect } from "@remix-run/node";
import { ALBUM_FILES_FIELD } from "~/lib/album-fields";
import { CONTENT_PATH, deskPostPath } from "~/lib/content-paths";
import { toPicture } from "~/lib/picture-fields";
import {
  POST_INTENTS,
  type PostFormOutput,
  type PostIntent,
  postFormSchema,
} from "~/lib/post-fields";
import type { PostKindSlug } from "~/lib/post-kind-slugs";
import { type AlbumUploads, uploadAlbumPictures } from "~/server/features/content/album-uploads";
import { POST_FIELD_LABELS } from "~/server/features/content/conflict";
import { hasContentDesk } from "~/server/features/content/desk";
import { type EditablePost, getEditablePost } from "~/server/features/content/desk-post";
import { getEditor, type PostPreview, previewPost } from "~/server/features/content/editor";
import { toPostFormValues } from "~/server/features/content/post-values";
import { savePost } from "~/server/features/content/save-post";
import { compareForm, type FormConflict } from "~/server/features/form-conflict";
import { storePictures } from "~/server/features/pictures";
import { type ParsedForm, readForm } from "~/server/forms/read-form";
import type { RequestContext } from "~/server/request/context";
import {
  getValues,
  MERGED_NOTICE,
  mergeRejected,
  type RejectedForm,
  toRejected,
  withErrors,
  withValues,
} from "../../resolve-conflict";
import { withUploads } from "./album-rows";

const NO_FILES = "Pilih foto dahulu";

interface SubmitInput {
  kindSlug: PostKindSlug;
  current: EditablePost | null;
}

interface Shown {
  notice?: string;
  preview?: PostPreview;
  conflict?: FormConflict;
}

/**
 * Saves the post, or shows the form again: with a preview, with pictures put into its text or album, with a
 * conflict to resolve, or with what is wrong.
 * @throws Response a redirect to the saved post
 */
export async function submitPost(context: RequestContext, request: Request, input: SubmitInput) {
  const pictures = ["cover", "inset"] as const;
  const posted = await storePictures(
    context,
    await readForm(context, request, postFormSchema),
    pictures,
  );
  const uploads = await uploadAlbumPictures(context, posted);
  const form = withUploads(toRejected(posted), uploads);
  const intent = readIntent(posted);
  // An expired form, or one that could not be read.
  if (!form.result || (!posted.ok && form.message)) return show(form, {}, 422);
  if (intent === "pictures") return showUploads(form, uploads);
  if (intent === "preview")
    return show(withPictureErrors(form), { preview: previewPost(getValues(form)) });
  if (intent === "inset") return insertPicture(form);
  if (intent === "merge" && input.current)
    return mergeVersions(context, form, { ...input, current: input.current });
  if (!posted.ok || uploads.rows.length > 0 || uploads.error) return show(form, {}, 422);
  return save(context, posted, input);
}

const readIntent = ({ form }: ParsedForm<unknown>): PostIntent =>
  POST_INTENTS.find((intent) => intent === form.get("intent")) ?? "draft";

const show = (form: RejectedForm, more: Shown, status = 200) =>
  data(
    {
      ...form,
      notice: more.notice ?? null,
      preview: more.preview ?? null,
      conflict: more.conflict ?? null,
    },
    { status },
  );

/** Of the errors only those of pictures: the rest of the form is still being written. */
const withPictureErrors = (form: RejectedForm): RejectedForm =>
  withErrors(
    form,
    Object.fromEntries(
      Object.entries(form.result?.error ?? {}).flatMap(([name, messages]) =>
        messages && /^(?:cover|inset)\./.test(name) ? [[name, messages]] : [],
      ),
    ),
  );

/** Puts the uploaded picture at the end of the text, with its description. */
function insertPicture(rejected: RejectedForm) {
  const form = withPictureErrors(rejected);
  const values = getValues(form);
  const inset = (values.inset ?? {}) as { address?: string; alt?: string };
  const hasError = Object.keys(form.result?.error ?? {}).some((name) => name.startsWith("inset."));
  if (hasError) return show(form, {}, 422);
  if (!inset.address)
    return show(withErrors(form, { "inset.file": ["Pilih gambar dahulu"] }), {}, 422);
  const content = appendPicture(String(values.content ?? ""), {
    address: inset.address,
    alt: inset.alt ?? "",
  });
  const shown = withValues(form, { ...values, content, inset: { address: "", alt: "" } });
  return show(shown, {
    notice: "Gambar sudah disisipkan di akhir isi. Pindahkan barisnya bila perlu.",
  });
}

/** The form with the uploaded pictures, to be described. */
function showUploads(form: RejectedForm, { rows, error }: AlbumUploads) {
  const shown = withErrors(form, error ? { [ALBUM_FILES_FIELD]: [error] } : {});
  if (rows.length === 0)
    return show(error ? shown : withErrors(form, { [ALBUM_FILES_FIELD]: [NO_FILES] }), {}, 422);
  const notice = `${rows.length} foto sudah diunggah. Tulis keterangan setiap foto, lalu simpan.`;
  return show(shown, { notice });
}

const appendPicture = (content: string, { address, alt }: { address: string; alt: string }) =>
  `${content.trimEnd()}\n\n![${alt.replace(/\s+/g, " ").replace(/[[\]\\]/g, "\\$&")}](${address})\n`.trimStart();

type EditInput = SubmitInput & { current: EditablePost };

/** Shows the form with the chosen fields, to be checked and saved. */
async function mergeVersions(context: RequestContext, form: RejectedForm, input: EditInput) {
  const { post } = input.current;
  const values = getValues(form);
  if (Number(values.version) !== post.version) return showConflict(context, form, input);
  const merged = mergeRejected(form, toSavedValues(post, input), POST_FIELD_LABELS);
  return show(merged, { notice: MERGED_NOTICE });
}

const toSavedValues = (post: EditablePost["post"], { kindSlug }: Pick<SubmitInput, "kindSlug">) =>
  toPostFormValues(post, { kindSlug, now: Date.now() });

async function showConflict(
  context: RequestContext,
  form: RejectedForm,
  { kindSlug, current: loaded }: EditInput,
) {
  // It may have been saved after this request read it.
  const current = await getEditablePost(context, kindSlug, loaded.post.slug || loaded.post.id);
  const { categories, parents } = await getEditor(context, kindSlug, current);
  const names = new Map([...categories, ...parents].map(({ value, label }) => [value, label]));
  const conflict = compareForm({
    payload: getValues(form),
    theirs: toSavedValues(current.post, { kindSlug }),
    labels: POST_FIELD_LABELS,
    version: current.post.version,
    by: current.updatedBy,
    at: current.updatedAt,
    names,
  });
  return show(form, { conflict }, 409);
}

async function save(
  context: RequestContext,
  posted: ParsedForm<PostFormOutput> & { ok: true },
  input: SubmitInput,
) {
  const { idempotencyKey } = posted;
  const inset = toPicture(posted.value.inset);
  // A picture that was chosen but not yet put into the text belongs there.
  const value = inset
    ? { ...posted.value, content: appendPicture(posted.value.content ?? "", inset) }
    : posted.value;
  const { kindSlug, current } = input;
  const outcome = await savePost(context, { kindSlug, current, value, idempotencyKey });
  if (outcome.ok) {
    const { slug, id } = outcome.post;
    // Hosts of others may not show the post yet.
    const target = hasContentDesk(context)
      ? deskPostPath({ kind: kindSlug, slug: slug || id })
      : `${CONTENT_PATH}?kind=${kindSlug}`;
    throw redirect(target, 303);
  }
  const rejected = posted.fail(outcome).data;
  if ("isStale" in outcome && current)
    return showConflict(context, rejected, { kindSlug, current });
  return show(rejected, {}, outcome.status);
}

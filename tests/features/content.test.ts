import { describe, expect, test } from "vitest";
import { isOffered } from "~/lib/installation";
import { postFormSchema } from "~/lib/post-fields";
import { ROLE } from "~/lib/roles";
import { listContent } from "~/server/features/content/desk";
import { getEditablePost } from "~/server/features/content/desk-post";
import { getEditor } from "~/server/features/content/editor";
import { savePost } from "~/server/features/content/save-post";
import {
  createFakeContext,
  createFakeSession,
  createHostError,
  createPage,
  createPostCard,
} from "./fake-context";

const CATEGORIES = [
  { id: "k1", kindSlug: "blog", slug: "cerita", title: "Cerita", sort: 1, postCount: 5 },
];
const POST = {
  ...createPostCard(),
  content: "<p>Isi <strong>tebal</strong></p>",
  parentId: null,
  audioUrl: null,
  metaTitle: null,
  metaDescription: null,
  status: null,
  version: 3,
  coverAlt: null,
  eventStartAt: null,
  eventEndAt: null,
  eventPlace: null,
};
const HOST = {
  getMe: () => ({ id: "u1", name: "Sri", email: "sri@contoh.example", kinds: [ROLE.admin] }),
  listPosts: () => createPage([createPostCard()], { perPage: 10 }),
  listCategories: () => createPage(CATEGORIES),
  getPost: () => POST,
  createPost: () => POST,
  updatePost: () => POST,
};

/** A services host of others: it knows the product's calls only. */
const createForeignContext = (handlers: object = {}) => {
  const fake = createFakeContext({ ...HOST, ...handlers }, null, {
    session: createFakeSession("u1"),
    installation: { hasOwnServices: false },
  });
  Object.assign(fake.context, { site: { origin: "https://contoh.example" } });
  return fake;
};

const readValue = (fields: object) =>
  postFormSchema.parse({
    title: "Judul",
    content: "Isi",
    intent: "publish",
    version: "3",
    ...fields,
  });

describe("in front of a services host of others", () => {
  test("listContent lists public posts of one kind, without tabs", async () => {
    const { context, calls } = createForeignContext();

    const list = await listContent(context, { page: 2, search: "desa", category: "k1" });

    expect(calls.find(({ name }) => name === "listPosts")?.query).toEqual({
      kindSlug: "blog",
      page: 2,
      search: "desa",
      categoryId: "k1",
    });
    expect(list).toMatchObject({ tabs: [], seesAll: false, categories: [{ label: "Cerita" }] });
    expect(list.rows[0]).toMatchObject({
      href: "/Dashboard/Tulisan/blog/kelas-di-balai-desa",
      status: { label: "Terbit" },
    });
  });

  test("getEditor offers what the product's calls can do, with the text as Markdown", async () => {
    const { context } = createForeignContext();
    const current = await getEditablePost(context, "blog", "kelas-di-balai-desa");

    const editor = await getEditor(context, "blog", current);

    expect(editor.values).toMatchObject({ content: "Isi **tebal**", version: "3" });
    expect(editor.hasEvents).toBe(false);
    expect(editor.buttons.map(({ label }) => label)).toEqual(["Simpan perubahan"]);
  });

  test("savePost sends the product's fields only", async () => {
    const { context, calls } = createForeignContext();
    const value = readValue({ eventPlace: "Aula", cover: { address: "/images/a.jpg", alt: "A" } });

    const outcome = await savePost(context, {
      kindSlug: "blog",
      current: null,
      value,
      idempotencyKey: "k",
    });

    expect(outcome.ok).toBe(true);
    const { body } = calls.find(({ name }) => name === "createPost") ?? {};
    expect(body).toMatchObject({
      content: "<p>Isi</p>",
      cover: "/images/a.jpg",
      status: "published",
    });
    expect(body).not.toHaveProperty("coverAlt");
    expect(body).not.toHaveProperty("eventPlace");
  });

  test("revisions are not offered", () => {
    const { context } = createForeignContext();
    expect(isOffered("/Dashboard/Tulisan/blog/a/Riwayat", context.installation)).toBe(false);
    expect(isOffered("/Dashboard/Tulisan/blog/a/Ubah", context.installation)).toBe(true);
  });
});

describe("savePost", () => {
  const saveAgainst = async (error: Error) => {
    const fail = () => {
      throw error;
    };
    const { context } = createForeignContext({ updatePost: fail });
    const current = await getEditablePost(context, "blog", "a");
    const value = readValue({});
    return savePost(context, { kindSlug: "blog", current, value, idempotencyKey: "k" });
  };

  test("tells a stale version from an address in use", async () => {
    expect(await saveAgainst(createHostError(409))).toMatchObject({ ok: false, isStale: true });
    expect(await saveAgainst(createHostError(409, { slug: "dipakai" }))).toMatchObject({
      ok: false,
      fields: { slug: "Alamat ini sudah dipakai tulisan lain" },
    });
  });

  test("shows the host's errors at their fields", async () => {
    const rejected = createHostError(422, { categoryId: "Kategori tidak ditemukan" });
    expect(await saveAgainst(rejected)).toMatchObject({
      ok: false,
      fields: { categoryId: "Kategori tidak ditemukan" },
    });
  });

  test("rejects a text whose HTML is too long for the host", async () => {
    const { context } = createForeignContext();
    const value = readValue({ content: "**a** ".repeat(5_000) });
    const outcome = await savePost(context, {
      kindSlug: "blog",
      current: null,
      value,
      idempotencyKey: "k",
    });
    expect(outcome).toMatchObject({ ok: false, fields: { content: expect.any(String) } });
  });
});

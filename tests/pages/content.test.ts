import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HOUR_MS } from "~/lib/time";
import { toTypedInstant } from "~/lib/wib-time";
import type { TestBrowser } from "../guards/test-browser";
import {
  createArticle,
  createPhoto,
  createTitle,
  NEW_ARTICLE,
  openDesk,
  postFields,
  readHiddenFields,
  readMain,
  submitDeskForm,
} from "./content-fixture";
import { type DemoSourceApp, startDemoSourceApp } from "./demo-source-app";

const ROUTED_PICTURE = /\/_ipx\/w_\d+,f_\w+\/Berkas\/[0-9a-f]{32}/;

let app: DemoSourceApp;
let writer: TestBrowser;
let admin: TestBrowser;
beforeAll(async () => {
  app = await startDemoSourceApp();
  [writer, admin] = [await openDesk(app, "writer"), await openDesk(app, "admin")];
});
afterAll(() => app.close());

describe("/Dashboard/Tulisan/Baru/{kind}", () => {
  test("keeps text and picture of a rejected form, and shows the picture on the post's page", async () => {
    const title = createTitle("Sampul");
    const rejected = await submitDeskForm(
      admin,
      NEW_ARTICLE,
      { title: "", content: "Isi yang panjang", intent: "publish" },
      { "cover.file": await createPhoto() },
    );

    expect(rejected.status).toBe(422);
    expect(readMain(rejected)).toContain("Tulis keterangan gambar");
    expect(rejected.text).toContain("Isi yang panjang");
    expect(rejected.text).toMatch(ROUTED_PICTURE);

    const saved = await postFields(admin, NEW_ARTICLE, {
      ...readHiddenFields(rejected, NEW_ARTICLE),
      title,
      content: "Isi yang panjang",
      "cover.alt": "Siswa di kelas",
      intent: "publish",
    });
    const record = await admin.get(saved.location);
    const publicPath = /href="(\/Articles\/[^"]+)"/.exec(record.text)?.[1] ?? "";
    const page = await admin.get(publicPath);
    const [shareImage = ""] = ROUTED_PICTURE.exec(page.text) ?? [];

    expect(page.text).toContain('alt="Siswa di kelas"');
    const image = await admin.get(shareImage);
    expect([image.status, image.headers["content-type"]]).toEqual([200, "image/jpeg"]);
  });

  test("puts a picture into the text, and previews it, without saving", async () => {
    const inserted = await submitDeskForm(
      writer,
      NEW_ARTICLE,
      { title: "", content: "Satu baris", "inset.alt": "Papan [tulis]", intent: "inset" },
      { "inset.file": await createPhoto() },
    );

    expect(inserted.status).toBe(200);
    const content = /!\[Papan \\\[tulis\\\]\]\((\/Berkas\/[0-9a-f]{32})\)/.exec(inserted.text);
    expect(content?.[1]).toBeDefined();

    const preview = await postFields(writer, NEW_ARTICLE, {
      ...readHiddenFields(inserted, NEW_ARTICLE),
      content: `Satu baris\n\n![Papan](${content?.[1]})\n\n<script>x()</script>`,
      intent: "preview",
    });

    expect(preview.status).toBe(200);
    expect(readMain(preview)).toContain("Tanpa judul");
    expect(preview.text).toMatch(
      /<img src="\/_ipx\/w_1024,f_webp\/Berkas\/[0-9a-f]{32}" alt="Papan"/,
    );
    expect(preview.text).not.toContain("<script>x()");
  });

  test("says at the fields what is missing, all at once", async () => {
    const answer = await submitDeskForm(admin, NEW_ARTICLE, {
      title: "A",
      content: " ",
      tags: Array.from({ length: 11 }, (_, at) => `tag${at}`).join(","),
      slug: "Alamat Salah",
      intent: "schedule",
    });

    const text = readMain(answer);
    for (const message of [
      "Judul paling pendek 3 huruf",
      "Isi tulisan wajib diisi",
      "Paling banyak 10 tag",
      "Alamat berisi 3-96 huruf kecil",
      "Isi tanggal terbit untuk menjadwalkan",
      "Isi jam terbit untuk menjadwalkan",
    ])
      expect(text).toContain(message);
  });

  test("schedules a post for a time in the future only", async () => {
    const schedule = (ms: number) => {
      const { date, time } = toTypedInstant(ms);
      const title = createTitle("Jadwal");
      const fields = { title, content: "Isi", publishDate: date, publishTime: time };
      return submitDeskForm(admin, NEW_ARTICLE, { ...fields, intent: "schedule" });
    };

    expect(readMain(await schedule(Date.now() - HOUR_MS))).toContain(
      "Waktu terbit harus di masa depan",
    );
    const saved = await schedule(Date.now() + 48 * HOUR_MS);
    expect(readMain(await admin.get(saved.location))).toContain("Terjadwal");
  });

  test("takes dates and place of an event, which its page shows", async () => {
    const path = "/Dashboard/Tulisan/Baru/event";
    const saved = await submitDeskForm(admin, path, {
      title: createTitle("Temu alumni"),
      content: "Isi",
      eventDate: "17/8/2027",
      eventTime: "19.30",
      eventPlace: "Aula Kampus Ganesha",
      intent: "publish",
    });
    const record = await admin.get(saved.location);
    const page = await admin.get(/href="(\/Event\/[^"]+)"/.exec(record.text)?.[1] ?? "");

    expect(readMain(page)).toContain("17 Agustus 2027 pukul 19.30 WIB");
    expect(readMain(page)).toContain("Aula Kampus Ganesha");
    expect(page.text).toContain('"@type":"Event"');
    expect(page.text).toContain('"startDate":"2027-08-17T12:30:00.000Z"');
  });
});

describe("/Dashboard/Tulisan", () => {
  test("shows writers their drafts first, deciders what waits for review, and a search what it finds anywhere", async () => {
    const [draft, waiting] = [createTitle("Drafku"), createTitle("Menunggu")];
    await createArticle(writer, draft);
    await createArticle(writer, waiting, "review");

    const own = readMain(await writer.get("/Dashboard/Tulisan"));
    const inbox = readMain(await admin.get("/Dashboard/Tulisan"));

    expect([own.includes(draft), own.includes(waiting)]).toEqual([true, false]);
    expect([inbox.includes(draft), inbox.includes(waiting)]).toEqual([false, true]);
    const found = await admin.get(
      `/Dashboard/Tulisan?kind=article&search=${encodeURIComponent(draft)}`,
    );
    expect(readMain(found)).toContain("1 tulisan cocok");
    const byAuthor = readMain(await admin.get("/Dashboard/Tulisan?search=Nadia+Puspitaloka"));
    expect([byAuthor.includes(draft), byAuthor.includes(waiting)]).toEqual([true, true]);
  });
});

describe("/Dashboard/Tulisan/{kind}/{slug}", () => {
  test("sends a post back with a reason, which its writer reads above the form", async () => {
    const path = await createArticle(writer, createTitle("Tinjau"), "review");
    const reason = "Tambahkan sumber angkanya";

    const unexplained = await submitDeskForm(admin, path, { reason: "" });
    expect(unexplained.status).toBe(422);
    const answer = await submitDeskForm(admin, path, { reason });

    expect(answer.status).toBe(303);
    const form = readMain(await writer.get(`${path}/Ubah`));
    expect(form).toContain(reason);
    expect(form).not.toContain("Terbitkan");
  });

  test("archives a post and takes it back as a draft", async () => {
    const path = await createArticle(admin, createTitle("Arsip"), "publish");

    await submitDeskForm(admin, path, {});
    expect((await admin.get(`${path}/Ubah`)).status).toBe(404);
    await submitDeskForm(admin, path, {});

    expect((await admin.get(`${path}/Ubah`)).status).toBe(200);
  });

  test("is closed to writers of other posts", async () => {
    const path = await createArticle(admin, createTitle("Rahasia"));
    for (const page of [path, `${path}/Ubah`, `${path}/Riwayat`, `${path}/Riwayat/1`])
      expect((await writer.get(page)).status, page).toBe(403);
  });
});

describe("/Dashboard/Tulisan/{kind}/{slug}/Ubah", () => {
  test("redirects the former address of a renamed post", async () => {
    const title = createTitle("Alamat lama");
    const path = await createArticle(admin, title, "publish");
    const formerSlug = path.split("/").at(-1) ?? "";

    const saved = await submitDeskForm(admin, `${path}/Ubah`, {
      title,
      content: "Isi",
      slug: `${formerSlug}-baru`,
      intent: "publish",
    });
    const former = await writer.get(`/Articles/${formerSlug}`);

    expect(saved.location).toBe(`${path}-baru`);
    expect([former.status, former.location]).toEqual([301, `/Articles/${formerSlug}-baru`]);
  });

  test("shows both versions of a conflict side by side and goes on with the chosen ones", async () => {
    const path = await createArticle(admin, createTitle("Bentrok"));
    const edit = `${path}/Ubah`;
    const mine = readHiddenFields(await admin.get(edit), edit);
    await submitDeskForm(admin, edit, {
      title: "Judul mereka",
      content: "Isi mereka",
      intent: "draft",
    });

    const conflict = await postFields(admin, edit, {
      ...mine,
      title: "Judul saya",
      content: "Isi saya",
      intent: "draft",
    });

    expect(conflict.status).toBe(409);
    const shown = readMain(conflict);
    for (const text of ["Judul mereka", "Judul saya", "Isi mereka", "Isi saya", "pakai ini"])
      expect(shown).toContain(text);

    const merged = await postFields(admin, edit, {
      ...readHiddenFields(conflict, edit),
      "use.title": "theirs",
      "use.content": "mine",
      intent: "merge",
    });
    expect(merged.text).toContain('value="Judul mereka"');
    expect(merged.text).toContain(">Isi saya</textarea>");
    const saved = await postFields(admin, edit, {
      ...readHiddenFields(merged, edit),
      title: "Judul mereka",
      content: "Isi saya",
      intent: "draft",
    });
    expect(saved.status).toBe(303);
  });
});

describe("/Dashboard/Tulisan/{kind}/{slug}/Riwayat", () => {
  test("shows what a version changed and restores an earlier one as the newest", async () => {
    const path = await createArticle(writer, createTitle("Versi"));
    await submitDeskForm(writer, `${path}/Ubah`, {
      title: "Versi kedua",
      content: "Isi *baru*.",
      intent: "draft",
    });

    const difference = await writer.get(`${path}/Riwayat/2`);
    expect(difference.text).toMatch(/<del[^>]*>[^<]*penting/);
    expect(difference.text).toMatch(/<ins[^>]*>[^<]*baru/);

    const restored = await submitDeskForm(writer, `${path}/Riwayat/1`, {});
    expect(restored.status).toBe(303);
    expect(readMain(await writer.get(path))).toContain("Isi penting");
    expect((await writer.get(`${path}/Riwayat/3`)).status).toBe(200);
  });
});

describe("/Dashboard/Tulisan/Kategori", () => {
  test("creates, renames and deletes a category, whose posts move", async () => {
    const list = "/Dashboard/Tulisan/Kategori?kind=article";
    const create = (title: string) => submitDeskForm(admin, list, { title, slug: "", sort: "3" });
    expect((await create("Cerita uji")).status).toBe(303);
    expect((await create("Kabar uji")).status).toBe(303);
    expect(readMain(await create("K"))).toContain("Nama kategori paling pendek 2 huruf");

    const category = "/Dashboard/Tulisan/Kategori/article/cerita-uji";
    expect(
      (await submitDeskForm(admin, category, { title: "Cerita baru", sort: "1" })).status,
    ).toBe(303);
    const page = await admin.get(NEW_ARTICLE);
    const id = /<option value="(\d+)">Cerita baru</.exec(page.text)?.[1] ?? "";
    await submitDeskForm(admin, NEW_ARTICLE, {
      title: createTitle("Berkategori"),
      content: "Isi",
      categoryId: id,
      intent: "publish",
    });

    const remove = (moveTo: string) =>
      submitDeskForm(admin, category, { moveTo, intent: "delete" });
    const kept = await remove("");
    expect([kept.status, readMain(kept).includes("Kategori masih dipakai")]).toEqual([409, true]);
    expect((await remove("kabar-uji")).status).toBe(303);
    expect((await admin.get(category)).status).toBe(404);
  });
});

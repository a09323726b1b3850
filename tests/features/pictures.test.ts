import { expect, test } from "vitest";
import { z } from "zod";
import { pictureField } from "~/lib/picture-fields";
import { storePictures } from "~/server/features/pictures";
import { readForm } from "~/server/forms/read-form";
import { createFakeContext, createHostError } from "./fake-context";

const ID = "0123456789abcdef0123456789abcdef";
const schema = z.object({ title: z.string().min(3, "Judul wajib diisi"), cover: pictureField });

interface Options {
  fields: Record<string, string>;
  file?: File;
  /** Status of the drive's answer to the upload. */
  uploadStatus?: number;
  isStored?: boolean;
}

/** Posts a form with a picture to a drive that answers as told. */
async function post({ fields, file, uploadStatus = 201, isStored = true }: Options) {
  const { context } = createFakeContext({}, null, { installation: { hasOwnDrive: true } });
  const claimed: string[] = [];
  const drive = {
    upload: async () => {
      if (uploadStatus !== 201) throw createHostError(uploadStatus);
      return Response.json({ data: { id: ID, name: "kelas.jpg" } }, { status: 201 });
    },
    claimFile: async ({ params }: { params: { id: string } }) => {
      if (!isStored) throw createHostError(404);
      claimed.push(params.id);
    },
  };
  Object.assign(context.hosts, { drive });
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("idempotency_key", crypto.randomUUID());
  if (file) body.set("cover.file", file);
  const request = new Request("http://main.localhost/", { method: "POST", body });
  const posted = await storePictures(context, await readForm(context, request, schema), ["cover"]);
  return { posted, claimed };
}

const FILE = new File(["bytes"], "kelas.jpg");

test("storePictures names the uploaded picture in the form's value and claims it", async () => {
  const { posted, claimed } = await post({
    fields: { title: "Kabar", "cover.alt": "Kelas" },
    file: FILE,
  });

  expect(posted.ok && posted.value.cover).toMatchObject({ address: `/Berkas/${ID}`, alt: "Kelas" });
  expect(claimed).toEqual([ID]);
});

test("storePictures keeps the uploaded picture when another field is rejected", async () => {
  const { posted, claimed } = await post({ fields: { title: "", "cover.alt": "" }, file: FILE });

  expect(posted.ok).toBe(false);
  expect(!posted.ok && posted.result.data.result).toMatchObject({
    error: { title: ["Bagian ini wajib diisi"], "cover.alt": [expect.any(String)] },
    initialValue: { cover: { address: `/Berkas/${ID}` } },
  });
  expect(claimed).toEqual([]);
});

test("storePictures keeps the uploaded picture when the host rejects the form", async () => {
  const { posted } = await post({ fields: { title: "Kabar", "cover.alt": "Kelas" }, file: FILE });
  const rejected = posted.ok ? posted.fail({ status: 409, message: "Berubah", fields: {} }) : null;

  expect(rejected?.data.result?.initialValue).toMatchObject({
    title: "Kabar",
    cover: { address: `/Berkas/${ID}` },
  });
});

test("storePictures shows at its field what is wrong with a file, and keeps the text", async () => {
  const { posted } = await post({
    fields: { title: "Kabar", "cover.alt": "Kelas" },
    file: FILE,
    uploadStatus: 415,
  });

  expect(!posted.ok && posted.result.data.result).toMatchObject({
    error: { "cover.file": ["Berkas ini bukan gambar. JPG, PNG, atau WebP, paling besar 5 MB."] },
    initialValue: { title: "Kabar" },
  });
});

test("storePictures rejects a picture that the drive has deleted", async () => {
  const fields = { title: "Kabar", "cover.alt": "Kelas", "cover.address": `/Berkas/${ID}` };
  const { posted } = await post({ fields, isStored: false });

  expect(!posted.ok && posted.result.data.result?.error).toMatchObject({
    "cover.file": ["Gambar ini sudah tidak tersimpan, pilih lagi"],
  });
});

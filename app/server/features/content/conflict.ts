import type { PostFormValues } from "~/lib/post-fields";

/** Fields of the form of a post, as a conflict names them. */
export const POST_FIELD_LABELS: Record<Exclude<keyof PostFormValues, "version">, string> = {
  title: "Judul",
  summary: "Ringkasan",
  content: "Isi",
  pictures: "Foto",
  cover: "Sampul",
  categoryId: "Kategori",
  tags: "Tag",
  parentId: "Bagian dari",
  audioUrl: "Alamat audio",
  eventDate: "Tanggal mulai",
  eventTime: "Jam mulai",
  eventEndDate: "Tanggal selesai",
  eventEndTime: "Jam selesai",
  eventPlace: "Tempat",
  slug: "Alamat",
  metaTitle: "Judul untuk mesin pencari",
  metaDescription: "Keterangan untuk mesin pencari",
  publishDate: "Tanggal terbit",
  publishTime: "Jam terbit",
};

/** Orders of lists in the workspace; the first one is the default. */
export const CONTENT_SORTS = {
  changed: "Terakhir diubah",
  published: "Terbaru terbit",
  title: "Judul",
  views: "Paling banyak dilihat",
} as const;
export type ContentSort = keyof typeof CONTENT_SORTS;

/** Of invoices and donations. */
export const PAYMENT_SORTS = {
  newest: "Terbaru",
  oldest: "Terlama",
  amount: "Jumlah terbesar",
} as const;
export type PaymentSort = keyof typeof PAYMENT_SORTS;

export const PEOPLE_SORTS = { name: "Nama", newest: "Terbaru" } as const;
export type PeopleSort = keyof typeof PEOPLE_SORTS;

import { REASON } from "./fuzz-fields";

/** Forms about money of the staff, with the values that they take. */
export const MONEY_FORMS: [path: string, fields: Record<string, string>][] = [
  [
    "/Dashboard/Donations/999999999999/Refund",
    {
      reason: REASON,
      password: "Pendopo-2026",
    },
  ],
  ["/Dashboard/Rekonsiliasi", { from: "1/11/2026", to: "30/11/2026" }],
  [
    "/Dashboard/Donasi/Kampanye/Baru",
    {
      title: "Sumur untuk Sekolah",
      slug: "sumur-uji",
      summary: "Air bersih bagi tiga sekolah.",
      story: "Dua **sumur** bor.",
      goal: "10.000.000",
      endsOn: "31/12/2027",
      presets: "25.000 = satu meter pipa",
      permitNumber: "123/HUK/2026",
      permitFrom: "1/11/2026",
      permitUntil: "31/12/2027",
      showsDonors: "on",
    },
  ],
  [
    "/Dashboard/Donasi/Kampanye/999999999999/Ubah",
    { title: "Sumur untuk Sekolah", summary: "Air bersih.", story: "Dua sumur.", version: "1" },
  ],
  ["/Dashboard/Donasi/Kampanye/999999999999", { change: "open", version: "1" }],
  ["/Dashboard/Donasi/Kampanye/999999999999/Kabar", { text: REASON }],
  [
    "/Dashboard/Donasi/Kampanye/999999999999/Kabar/999999999999",
    { change: "correct", text: REASON, version: "1" },
  ],
  [
    "/Dashboard/Tagihan/999999999999/Kembalikan",
    {
      reason: REASON,
      password: "Pendopo-2026",
    },
  ],
  [
    "/Dashboard/Refunds/999999999999",
    {
      version: "1",
      decision: "approve",
      password: "Pendopo-2026",
    },
  ],
  ["/Dashboard/Voucher", { id: "999999999999" }],
  [
    "/Dashboard/Voucher/Baru",
    {
      code: "HEMAT-UJI",
      kind: "percent",
      value: "25",
      startsOn: "1/8/2026",
      endsOn: "31/8/2027",
      maxUses: "100",
      maxUsesPerUser: "1",
    },
  ],
];

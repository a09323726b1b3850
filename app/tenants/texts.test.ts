import { expect, test } from "vitest";
import { getLayout, LAYOUT_KEYS } from "./registry";

const PROMISES = /\d|hari kerja|minggu|bulan|tanpa biaya|kembali|kami membantu|dijual/i;

test.each(LAYOUT_KEYS)(
  "built-in questions of layout %s promise nothing in the tenant's name",
  (key) => {
    const { questions } = getLayout(key).getTexts({ title: "Situs Uji", description: null });

    expect(questions).not.toMatch(PROMISES);
  },
);

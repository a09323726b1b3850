import { expect, test } from "vitest";
import { SCHOOL_STEPS } from "~/lib/school-form";
import { saveSchoolStep } from "~/routes/register/school/save-step";
import { createFakeContext, createHostError } from "./fake-context";

const KEY = "k".repeat(32);
const [, , , DETAILS] = SCHOOL_STEPS;

test.each(["save", "cities"])(
  "saveSchoolStep says that the letter was rejected, whatever the button %s does",
  async (intent) => {
    const saveDraft = ({ body }: { body: object }) => ({ ...body, version: 2 });
    const upload = () => Promise.reject(createHostError(415));
    const { context } = createFakeContext({}, { saveDraft }, { hosts: { drive: { upload } } });
    const body = new FormData();
    body.set("idempotency_key", "0123456789abcdef");
    body.set("intent", intent);
    body.set("letter", new File(["MZ"], "surat.exe"));

    const saved = await saveSchoolStep(
      context,
      new Request("http://main.localhost/", { method: "POST", body }),
      DETAILS,
      { key: KEY, data: {}, version: 1 },
    ).catch((thrown: unknown) => thrown);

    expect(saved).toMatchObject({
      data: { letterError: "Berkas ini bukan JPG, PNG, WebP, atau PDF" },
      init: { status: 422 },
    });
  },
);

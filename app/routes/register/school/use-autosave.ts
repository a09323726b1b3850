import { useEffect, useState } from "react";

/** Milliseconds without a change before a form is kept. */
const REST_MS = 1_500;

/**
 * Where script runs, what is written in the page's form is kept a moment after it was written; files wait for the button. Not
 * through the router: its answer would be a new page under the hands of whoever is writing.
 * @returns what to tell of it
 */
export function useAutosave(): string {
  const [told, setTold] = useState("");
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>('main form[method="post"]');
    if (!form) return;
    let timer: number | undefined;
    let saving = Promise.resolve();
    const save = async () => {
      const fields = new FormData(form);
      fields.delete("letter");
      fields.set("intent", "otomatis");
      const answer = await fetch(form.action, { method: "POST", body: fields, redirect: "manual" }).catch(() => null);
      setTold(answer?.ok ? "Tersimpan otomatis." : "");
    };
    const onInput = () => {
      setTold("");
      window.clearTimeout(timer);
      // One after the other: on a slow line the later one could else be overtaken by the one before.
      timer = window.setTimeout(() => {
        saving = saving.then(save);
      }, REST_MS);
    };
    form.addEventListener("input", onInput);
    return () => {
      window.clearTimeout(timer);
      form.removeEventListener("input", onInput);
    };
  }, []);
  return told;
}

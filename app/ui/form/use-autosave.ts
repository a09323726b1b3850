import { useEffect, useState } from "react";

const AUTOSAVE_DELAY_MS = 1_500;

/**
 * Saves the page's form shortly after each change, except files. It bypasses the router, whose new
 * page would replace the fields during typing.
 * @returns status message
 */
export function useAutosave(): string {
  const [status, setStatus] = useState("");
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>('main form[method="post"]');
    if (!form) return;
    let timer: number | undefined;
    let saving = Promise.resolve();
    const save = async () => {
      const fields = new FormData(form);
      fields.delete("letter");
      fields.set("intent", "autosave");
      const response = await fetch(form.action, {
        method: "POST",
        body: fields,
        redirect: "manual",
      }).catch(() => null);
      setStatus(response?.ok ? "Tersimpan otomatis." : "");
    };
    const onInput = () => {
      setStatus("");
      window.clearTimeout(timer);
      // In sequence, so that a slow request does not overwrite a later one.
      timer = window.setTimeout(() => {
        saving = saving.then(save);
      }, AUTOSAVE_DELAY_MS);
    };
    form.addEventListener("input", onInput);
    // List buttons submit the form, and conform prevents the request.
    form.addEventListener("submit", onInput);
    return () => {
      window.clearTimeout(timer);
      form.removeEventListener("input", onInput);
      form.removeEventListener("submit", onInput);
    };
  }, []);
  return status;
}

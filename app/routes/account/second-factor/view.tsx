import { secondFactorSchemas } from "~/lib/account-fields";
import { Button, ButtonLink } from "~/ui/button";
import { CurrentPasswordInput } from "~/ui/current-password-input";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { QrCode } from "~/ui/qr-code";
import { AccountPanel } from "../account-panel";
import { CodeInput } from "../code-input";

interface SetupView {
  key: string;
  uri: string;
  qr: { size: number; path: string };
}

interface Props {
  factor: {
    isOn: boolean;
    isRequired: boolean;
    recoveryCodesLeft: number;
    setup: SetupView | null;
  };
  action: string;
  /** Where the set-up was asked for. */
  next: string | null;
  idempotencyKey: string;
  formResult: (FormResultView & { recoveryCodes?: string[] }) | undefined;
}

export function SecondFactor({ factor, next, ...form }: Props) {
  const { isOn, isRequired, recoveryCodesLeft, setup } = factor;
  const codes = form.formResult?.recoveryCodes;
  return (
    <AccountPanel
      title="Verifikasi dua langkah"
      lead="Selain kata sandi, masuk memerlukan kode dari aplikasi di ponsel Anda."
    >
      {isRequired && !isOn && (
        <Notice tone="info">
          Situs ini mewajibkannya untuk peran yang memutuskan soal uang. Aktifkan dahulu, lalu
          lanjutkan.
        </Notice>
      )}
      {codes && <RecoveryCodes codes={codes} />}
      {isOn && next && (
        <p>
          <ButtonLink href={next}>Lanjutkan</ButtonLink>
        </p>
      )}
      {isOn && !codes && <TurnOff {...form} recoveryCodesLeft={recoveryCodesLeft} />}
      {!isOn && setup && <Confirm {...form} setup={setup} />}
      {!isOn && !setup && <Start {...form} />}
      <p>
        <a href="/Akun" className="underline">
          Kembali ke akun saya
        </a>
      </p>
    </AccountPanel>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <section aria-labelledby="cadangan" className="grid gap-3">
      <Notice tone="success">Verifikasi dua langkah sudah aktif.</Notice>
      <h2 id="cadangan" className="text-xl font-bold">
        Kode cadangan
      </h2>
      <p>
        Simpan kode ini di tempat aman. Setiap kode dapat dipakai sekali bila Anda tidak membawa
        ponsel. Kode ini hanya ditampilkan sekarang.
      </p>
      <ul className="grid grid-cols-2 gap-2 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </section>
  );
}

type FormProps = Omit<Props, "factor" | "next">;

function Start({ action, idempotencyKey, formResult }: FormProps) {
  const schema = secondFactorSchemas.start;
  const { form, fields } = usePostForm({ id: "mulai", schema, formResult });
  return (
    <PostForm {...form} action={action} idempotencyKey={idempotencyKey}>
      <input type="hidden" name="step" value="start" />
      <p>
        Anda memerlukan aplikasi autentikasi, misalnya Aegis, Google Authenticator, atau pengelola
        kata sandi Anda.
      </p>
      <CurrentPasswordInput {...getControlProps(fields.password)} />
      <div>
        <Button>Mulai</Button>
      </div>
    </PostForm>
  );
}

function Confirm({ setup, action, idempotencyKey, formResult }: FormProps & { setup: SetupView }) {
  const schema = secondFactorSchemas.confirm;
  const { form, fields } = usePostForm({ id: "kode", schema, formResult });
  return (
    <PostForm {...form} action={action} idempotencyKey={idempotencyKey}>
      <input type="hidden" name="step" value="confirm" />
      <p>Pindai kode QR ini dengan aplikasi, atau ketik kuncinya.</p>
      <QrCode {...setup.qr} label="Kode QR untuk aplikasi autentikasi" className="size-48" />
      <p>
        Kunci: <code className="wrap-anywhere">{setup.key}</code>
      </p>
      <p>
        <a href={setup.uri} className="underline">
          Buka di aplikasi pada ponsel ini
        </a>
      </p>
      <CodeInput field={fields.code} hint="6 angka yang sekarang ditampilkan aplikasi." />
      <div>
        <Button>Aktifkan</Button>
      </div>
    </PostForm>
  );
}

function TurnOff({
  recoveryCodesLeft,
  action,
  idempotencyKey,
  formResult,
}: FormProps & { recoveryCodesLeft: number }) {
  const schema = secondFactorSchemas.disable;
  const { form, fields } = usePostForm({ id: "matikan", schema, formResult });
  return (
    <PostForm {...form} action={action} idempotencyKey={idempotencyKey}>
      <input type="hidden" name="step" value="disable" />
      <Notice tone="success">Aktif. Kode cadangan yang tersisa: {recoveryCodesLeft}.</Notice>
      <p>
        Saat kata sandi Anda diminta sekali lagi, Anda boleh menulis kode 6 angka sebagai gantinya.
      </p>
      <p>Kode cadangan hampir habis, atau ganti ponsel? Matikan dahulu, lalu aktifkan lagi.</p>
      <CurrentPasswordInput {...getControlProps(fields.password)} />
      <CodeInput field={fields.code} hint="6 angka dari aplikasi, atau kode cadangan." />
      <div>
        <Button variant="danger">Matikan</Button>
      </div>
    </PostForm>
  );
}

import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Env } from "./env";

const storedSecretsSchema = z.object({
  secretKey: z.string().min(32),
  appSecret: z.string().min(16),
});
export interface Secrets {
  secretKeys: string[];
  appSecret: string;
}

/**
 * `SECRET_KEY` and `APP_SECRET`, or generated on first start and stored in `DATA_DIR/secrets.json`
 * (0600; designs B11). Exclusive creation makes concurrent first starts agree.
 */
export function loadSecrets(env: Pick<Env, "DATA_DIR" | "SECRET_KEY" | "APP_SECRET">): Secrets {
  if (env.SECRET_KEY && env.APP_SECRET)
    return { secretKeys: env.SECRET_KEY, appSecret: env.APP_SECRET };
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
  const path = join(env.DATA_DIR, "secrets.json");
  const generate = () => randomBytes(32).toString("base64url");
  try {
    writeFileSync(path, JSON.stringify({ secretKey: generate(), appSecret: generate() }), {
      flag: "wx",
      mode: 0o600,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const stored = storedSecretsSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  return {
    secretKeys: env.SECRET_KEY ?? [stored.secretKey],
    appSecret: env.APP_SECRET ?? stored.appSecret,
  };
}

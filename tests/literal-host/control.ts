import { HOST_NAMES, type HostName, type Variant } from "./types";

export type Mode =
  | { kind: "normal" }
  | { kind: "stall"; released: Promise<void>; release: () => void }
  | { kind: "fail"; status: number }
  | { kind: "html"; status: number }
  | { kind: "cut" }
  | { kind: "large"; bytes: number }
  | { kind: "delay"; ms: number };

/** Settings that a test may change while the server runs. */
export interface Settings {
  modes: Map<HostName, Mode>;
  variants: Variant[];
  corruptSeed: number | null;
  /** Keys of the calls whose answers are corrupted; null for all of them. */
  corruptCalls: RegExp | null;
}

export interface Control {
  /** Leaves requests unanswered until `restore`, which answers those that still wait. */
  stall(host: HostName): void;
  fail(host: HostName, status?: number): void;
  html(host: HostName, status?: number): void;
  /** Sends half of each answer, then destroys the socket. */
  cut(host: HostName): void;
  /** Pads the message of each JSON answer to `bytes` bytes. */
  large(host: HostName, bytes: number): void;
  delay(host: HostName, ms: number): void;
  /** Ends the mode of one host, or of all of them. */
  restore(host?: HostName): void;
  /** Stops listening and destroys open connections. */
  down(host: HostName): Promise<void>;
  /** Listens again on the port that the host had. */
  up(host: HostName): Promise<void>;
  variants(variants: Variant[]): void;
  /** Corrupts the answers of all calls, or of those whose key matches. */
  corrupt(seed: number | null, calls?: RegExp): void;
  /** Makes `v1/authorizer/validate` answer false until a new token is generated. */
  invalidateToken(): void;
}

export interface ControlTargets {
  settings: Settings;
  stop(host: HostName): Promise<void>;
  start(host: HostName): Promise<void>;
  invalidateToken(): void;
}

function createStall(): Mode {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { kind: "stall", released: promise, release: resolve };
}

export function getMode({ modes }: Settings, host: HostName): Mode {
  return modes.get(host) ?? { kind: "normal" };
}

function setMode({ modes }: Settings, host: HostName, mode: Mode): void {
  const previous = modes.get(host);
  modes.set(host, mode);
  if (previous?.kind === "stall") previous.release();
}

export function createControl(targets: ControlTargets): Control {
  const { settings } = targets;
  return {
    stall: (host) => setMode(settings, host, createStall()),
    fail: (host, status = 500) => setMode(settings, host, { kind: "fail", status }),
    html: (host, status = 200) => setMode(settings, host, { kind: "html", status }),
    cut: (host) => setMode(settings, host, { kind: "cut" }),
    large: (host, bytes) => setMode(settings, host, { kind: "large", bytes }),
    delay: (host, ms) => setMode(settings, host, { kind: "delay", ms }),
    restore: (host) => {
      const hosts = host === undefined ? HOST_NAMES : [host];
      for (const one of hosts) setMode(settings, one, { kind: "normal" });
    },
    down: (host) => targets.stop(host),
    up: (host) => targets.start(host),
    variants: (variants) => {
      settings.variants = variants;
    },
    corrupt: (seed, calls) => {
      settings.corruptSeed = seed;
      settings.corruptCalls = calls ?? null;
    },
    invalidateToken: () => targets.invalidateToken(),
  };
}

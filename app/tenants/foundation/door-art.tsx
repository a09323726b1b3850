import type { ReactNode } from "react";

/** Campus: a joglo hall with open doors. */
export function CampusDoor() {
  return (
    <ArchFrame>
      <path d="M176 84l4-18 4 18z" className="fill-secondary" />
      <path d="M150 84h60l26 52H124z" className="fill-surface-2" />
      <path d="M124 136h112l74 42H50z" className="fill-surface" />
      <path d="M124 136h112M138 110h84" className="stroke-secondary" strokeWidth="3" />
      <path d="M72 178h216v10H72z" className="fill-secondary" />
      <path
        d="M84 188h12v92H84zM122 188h12v92h-12zM226 188h12v92h-12zM264 188h12v92h-12z"
        className="fill-surface-2"
      />
      <DoorLeaves top={202} />
      <DoorSteps />
    </ArchFrame>
  );
}

/** Government: a split gate (candi bentar) before a mountain. */
export function GovernmentDoor() {
  return (
    <ArchFrame>
      <circle cx="180" cy="150" r="26" className="fill-surface" />
      <path d="M60 300l120-112 120 112z" className="fill-surface-2" opacity=".4" />
      {["", "matrix(-1 0 0 1 360 0)"].map((transform) => (
        <g key={transform} transform={transform || undefined}>
          <path
            d="M150 288V64l-8 12v26h-12v24h-14v26h-14v28H88v30H72v34H58v44z"
            className="fill-surface-2"
          />
          <path d="M150 288V64l-6 9v215z" className="fill-secondary" />
          <path
            d="M142 102h-16v5h16zM142 126h-30v5h30zM142 152H98v5h44zM142 180H84v5h58zM142 210H68v5h74zM142 244H54v5h88z"
            className="fill-secondary"
          />
        </g>
      ))}
      <path d="M162 288l8-52h20l8 52z" className="fill-surface" />
      <DoorSteps />
    </ArchFrame>
  );
}

/** Company: an office with a tropical roof and open doors. */
export function CompanyDoor() {
  const windows = [110, 132].flatMap((y) => [112, 148, 184, 220].map((x) => ({ x, y })));
  return (
    <ArchFrame>
      <path d="M48 176h54v104H48zM258 176h54v104h-54z" className="fill-surface" />
      <path d="M40 168h62v8H40zM258 168h62v8h-62z" className="fill-secondary" />
      <path d="M98 94h164v186H98z" className="fill-surface-2" />
      <path d="M84 94l96-44 96 44z" className="fill-surface" />
      <path d="M84 94h192v6H84z" className="fill-secondary" />
      {windows.map(({ x, y }) => (
        <path key={`${x} ${y}`} d={`M${x} ${y}h28v14h-28z`} className="fill-primary" />
      ))}
      <path d="M112 164h136v14H112z" className="fill-primary" />
      <path
        d="M60 194h30v26H60zM270 194h30v26h-30zM60 232h30v26H60zM270 232h30v26h-30z"
        className="fill-primary"
      />
      <path d="M138 194h84v8h-84z" className="fill-secondary" />
      <DoorLeaves top={202} />
      <DoorSteps />
    </ArchFrame>
  );
}

/** Arch around each scene, with rings as in a wayang gunungan. */
function ArchFrame({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 360 300"
      aria-hidden="true"
      className="block h-40 w-full rounded-t-full bg-primary md:h-auto"
      preserveAspectRatio="xMidYMax slice"
    >
      <g className="fill-none stroke-surface-2" strokeWidth="1.500" opacity=".28">
        {[70, 96, 122, 148, 174].map((r) => (
          <circle key={r} cx="180" cy="180" r={r} />
        ))}
      </g>
      {children}
    </svg>
  );
}

function DoorLeaves({ top }: { top: number }) {
  return (
    <>
      <path d={`M150 ${top}h60v78h-60z`} className="fill-surface" />
      <path d={`M150 ${top}l18 9v69h-18zM210 ${top}l-18 9v69h18z`} className="fill-secondary" />
      <path d="M168 280h24l10 8h-44z" className="fill-surface" />
    </>
  );
}

function DoorSteps() {
  return (
    <>
      <path d="M58 280h244v9H58z" className="fill-surface" />
      <path d="M36 289h288v11H36z" className="fill-surface-2" />
    </>
  );
}

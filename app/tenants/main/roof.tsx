/** A joglo seen from the front. Aligned right, so that phones show the peak. */
export function Roof({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 1440 330" aria-hidden="true" className={className}>
      <defs>
        <pattern id="genteng" width="26" height="24" patternUnits="userSpaceOnUse">
          <path
            d="M0 0Q0 11 13 11T26 0M-13 12Q-13 23 0 23T13 12M13 12Q13 23 26 23T39 12"
            fill="none"
            stroke="#fff"
            strokeOpacity=".3"
            strokeWidth="1.5"
          />
        </pattern>
      </defs>
      <circle cx="1262" cy="104" r="88" className="fill-sun" />
      <path d="M420 330 690 130Q712 112 736 128L1010 330Z" className="fill-primary" opacity=".16" />
      <path d="M150 330 372 196Q392 184 412 196L640 330Z" className="fill-primary" opacity=".1" />
      <Cloud at="translate(770 52) scale(.8)" />
      <Cloud at="translate(1330 26) scale(.8)" />
      <g className="fill-roof">
        <path d="M30 330 706 214H1434L1440 215V330Z" />
        <path d="M700 222 886 146H1254L1440 222Z" className="fill-primary" />
        <path d="M880 152 976 44H1164L1260 152Z" />
        <path
          d="M968 52Q962 34 950 26 974 28 990 38H1150Q1166 28 1190 26 1178 34 1172 52Z"
          className="fill-ink"
        />
      </g>
      <path
        d="M30 330 706 214H1434L1440 215V330ZM700 222 886 146H1254L1440 222ZM880 152 976 44H1164L1260 152Z"
        fill="url(#genteng)"
      />
      <path d="M872 146H1268V156H872ZM690 214H1440V224H690Z" className="fill-ink" opacity=".85" />
    </svg>
  );
}

/** Megamendung clouds. */
const Cloud = ({ at }: { at: string }) => (
  <g transform={at} fill="none" strokeWidth="5" strokeLinecap="round" className="stroke-surface">
    <path d="M-90 40H90M-70 40C-100 10-60-8-42 8-34-30 24-34 34-2 56-20 92 4 70 40" />
    <path d="M-38 40C-46 20-22 14-14 24-8 6 18 6 22 26 34 18 46 26 40 40" />
  </g>
);

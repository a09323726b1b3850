interface Props {
  /** Modules per side, including the quiet zone. */
  size: number;
  /** SVG path of the black modules. */
  path: string;
  label: string;
  className: string;
}

/** Always black on white, for scanners. */
export function QrCode({ size, path, label, className }: Props) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

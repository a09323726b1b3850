interface Props {
  title: string;
  logo: string | null;
  /** Of the logo. */
  alt: string;
}

export function Wordmark({ title, logo, alt }: Props) {
  if (logo) return <img src={logo} alt={alt} width={160} height={40} className="h-10 w-auto" />;
  return (
    <span className="inline-flex items-center gap-2 font-heading text-2xl font-extrabold">
      <svg viewBox="0 0 64 64" aria-hidden="true" className="size-9">
        <path d="M2 34 17 26 24 9 20 6H44L40 9 47 26 62 34Z" className="fill-primary" />
        <path
          d="M8 37H56V41H8ZM12 41H17V54H12ZM29.500 41H34.500V54H29.500ZM47 41H52V54H47ZM6 54H58V59H6Z"
          fill="currentColor"
        />
      </svg>
      {title}
    </span>
  );
}

/** The open hall's roof over three pillars, and the name. */
export function Wordmark({ title, logo }: { title: string; logo: string | null }) {
  if (logo) return <img src={logo} alt={title} width={160} height={40} className="h-10 w-auto" />;
  return (
    <span className="inline-flex items-center gap-2 font-heading text-2xl font-extrabold">
      <svg viewBox="0 0 64 64" aria-hidden="true" className="size-9">
        <path d="M4 30 32 10l28 20h-8L32 17 12 30Z" fill="currentColor" />
        <path d="M12 33h40v4H12ZM15 40h5v12h-5ZM29.500 40h5v12h-5ZM44 40h5v12h-5ZM10 54h44v4H10Z" fill="currentColor" />
      </svg>
      {title}
    </span>
  );
}

/** The first letter of a name; the name itself stands beside it. */
export function Avatar({ name, size = 40 }: { name: string; size?: number | undefined }) {
  const initial = [...name.trim()][0]?.toLocaleUpperCase('en-US') ?? '?'
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size }}
      className="grid flex-none place-items-center rounded-full bg-accent-wash font-serif text-[1.1875rem] text-accent-text italic leading-none"
    >
      {initial}
    </span>
  )
}

import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of a step; it takes the focus when its step comes up, so that the change is heard. */
export function StepHeading({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <h2 ref={heading} tabIndex={-1} className="type-section outline-none">
      {children}
    </h2>
  )
}

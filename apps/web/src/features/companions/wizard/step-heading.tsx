import { useEffect, useRef } from 'react'

/** Takes the focus when its step comes up by a button, so that the change is heard. */
export function StepHeading({ takesFocus, children }: { takesFocus: boolean; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [takesFocus])
  return (
    <h2 ref={heading} tabIndex={-1} className="type-section outline-none">
      {children}
    </h2>
  )
}

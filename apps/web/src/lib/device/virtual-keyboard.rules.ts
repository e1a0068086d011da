import { virtualKeyboardDrop } from '@everbond/contract'

/** Whether what is seen of the page has become so much lower that a keyboard must lie over it (platform § 9); pixels. */
export const isKeyboardOpen = ({ tallest, height }: { tallest: number; height: number }): boolean =>
  tallest - height > virtualKeyboardDrop

/** How often a property is tried: few times in the everyday run, many with EVERBOND_TEST_SIZE=full. */
const isFullSize = process.env.EVERBOND_TEST_SIZE === 'full'

export const sized = ({ small, full }: { small: number; full: number }): number => (isFullSize ? full : small)

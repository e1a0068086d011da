/** EVERBOND_TEST_SIZE=full asks for the larger sizes. */
export const isFullSize = process.env.EVERBOND_TEST_SIZE === 'full'

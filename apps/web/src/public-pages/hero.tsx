const at = (name: string): string => `/src/public-pages/${name}`
/** The ladder of public pictures, as far as this one reaches: nothing is scaled up. JPEG at quality 80. */
const widths = (ending: 'avif' | 'jpg'): string =>
  [
    `${at(`hero-400.${ending}`)} 400w`,
    `${at(`hero-800.${ending}`)} 800w`,
    `${at(`hero.${ending}`)} 1024w`,
  ].join(', ')
/** How wide landing.css draws it. */
const sizes = '(width < 768px) min(100vw - 40px, 480px), (width < 1024px) 43vw, 560px'

/** The portrait that receives visitors. The addresses are files of this folder, hashed by the build. */
export function Hero() {
  return (
    <figure className="landing-hero">
      <div className="landing-frame graded">
        <picture>
          <source srcSet={widths('avif')} sizes={sizes} type="image/avif" />
          <img
            src={at('hero.jpg')}
            srcSet={widths('jpg')}
            sizes={sizes}
            alt="A painted portrait of a woman with a high bun and a teal turtleneck, looking at you"
            width={1024}
            height={1456}
            fetchPriority="high"
          />
        </picture>
      </div>
      <figcaption className="landing-caption">Mireille, imagined and painted here</figcaption>
    </figure>
  )
}

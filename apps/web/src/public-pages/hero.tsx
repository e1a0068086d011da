/** The portrait that receives visitors. The addresses are files of this folder, hashed by the build. */
export function Hero() {
  return (
    <figure className="landing-hero">
      <div className="landing-frame graded">
        <picture>
          <source srcSet="/src/public-pages/hero.avif" type="image/avif" />
          <img
            src="/src/public-pages/hero.jpg"
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

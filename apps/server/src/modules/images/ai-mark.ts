/** The mark that says a file was made by a machine, as XMP in a JPEG (IPTC's digital source types). */

const sourceTypes = {
  /** Drawn by rules, with no trained model. */
  illustration: 'algorithmicMedia',
  /** Made by a trained model. */
  photograph: 'trainedAlgorithmicMedia',
} as const

const namespace = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1')

const packet = (sourceType: string): string =>
  `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>` +
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">` +
  `<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" ` +
  `xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="Everbond" ` +
  `Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${sourceType}"/>` +
  `</rdf:RDF></x:xmpmeta><?xpacket end="w"?>`

/** Puts the mark behind the start of a JPEG; the picture's own bytes stay as they are. Throws for anything but a JPEG. */
export const withAiMark = (jpeg: Uint8Array, kind: keyof typeof sourceTypes): Uint8Array => {
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8) throw new Error('not a JPEG')
  const body = Buffer.concat([namespace, Buffer.from(packet(sourceTypes[kind]), 'utf8')])
  const header = Buffer.from([0xff, 0xe1, 0, 0])
  header.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), header, body, jpeg.subarray(2)])
}

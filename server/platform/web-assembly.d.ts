/** The part that the embedded engine needs: Node provides it, but its types leave it to those of browsers. */
declare namespace WebAssembly {
  type Module = object
  var Module: new (bytes: Uint8Array) => Module
}

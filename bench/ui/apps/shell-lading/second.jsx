export function Second() {
  return <p data-ready="second">Second</p>;
}

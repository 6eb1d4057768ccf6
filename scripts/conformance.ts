// Examines a running server that claims the shop's contract. Usage: npm run conformance -- --base-url http://localhost:3000/api
import '../packages/conformance/src/main.ts';

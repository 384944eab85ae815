"""An OpenAI-compatible transcription call on pocketsphinx. For tests only: it knows a handful of sentences.

usage: transcription-server.py GRAMMAR; prints the port it listens on (127.0.0.1)
"""

import email.parser
import email.policy
import io
import json
import sys
import threading
import wave
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from pocketsphinx import Decoder

MODEL = "/usr/share/pocketsphinx/model/en-us"
PATH = "/v1/audio/transcriptions"


def create_decoder(grammar):
    config = Decoder.default_config()
    config.set_string("-hmm", MODEL + "/en-us")
    config.set_string("-dict", MODEL + "/cmudict-en-us.dict")
    config.set_string("-jsgf", grammar)
    config.set_string("-logfn", "/dev/null")
    return Decoder(config)


def read_form(content_type, body):
    head = b"Content-Type: " + content_type.encode() + b"\r\n\r\n"
    message = email.parser.BytesParser(policy=email.policy.HTTP).parsebytes(head + body)
    return {
        part.get_param("name", header="content-disposition"): part.get_payload(decode=True)
        for part in message.iter_parts()
    }


def read_samples(file):
    with wave.open(io.BytesIO(file)) as recording:
        shape = (recording.getframerate(), recording.getnchannels(), recording.getsampwidth())
        if shape != (16000, 1, 2):
            raise ValueError("expected 16 kHz mono 16-bit, got %s" % (shape,))
        return recording.readframes(recording.getnframes())


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    decoder = None
    busy = threading.Lock()

    def log_message(self, *_):
        pass

    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        if self.path != PATH:
            return self.reply(404, {"error": {"message": "not found"}})
        try:
            samples = read_samples(read_form(self.headers["content-type"], body)["file"])
        except (KeyError, ValueError, wave.Error) as error:
            return self.reply(400, {"error": {"message": str(error), "type": "invalid_request_error"}})
        return self.reply(200, {"text": self.recognise(samples)})

    def recognise(self, samples):
        with self.busy:
            self.decoder.start_utt()
            self.decoder.process_raw(samples, False, True)
            self.decoder.end_utt()
            best = self.decoder.hyp()
        return best.hypstr if best else ""

    def reply(self, status, document):
        body = json.dumps(document).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


Handler.decoder = create_decoder(sys.argv[1])
server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
print(server.server_address[1], flush=True)
server.serve_forever()
